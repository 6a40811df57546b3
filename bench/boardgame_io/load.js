// Five real clients a table play random games on the server; prints one line of JSON.
// node load.js --port P --pid SERVER_PID --tables N --seconds S [--rate MOVES_PER_S]
'use strict';

process.env.NODE_ENV = 'production';

const { readFileSync } = require('node:fs');
const { setImmediate: soon, setTimeout: sleep } = require('node:timers/promises');
const { parseArgs } = require('node:util');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { UlyPolly } = require('./game.js');

const SEATS = ['0', '1', '2', '3', '4'];
const WARM_UP_MS = 2000;
const FLAT_OUT_MS = 1800; // of the warm-up, in open loop too: it takes V8 some thousand moves to get going
const STALLED_MS = 5000;
const TICKS_PER_S = 100; // the unit of /proc/PID/stat, fixed on Linux

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    pid: { type: 'string' },
    tables: { type: 'string' },
    seconds: { type: 'string' },
    rate: { type: 'string' },
  },
});
const tableCount = Number(values.tables);
const gapMs = values.rate ? 1000 / Number(values.rate) : null;

const address = `http://127.0.0.1:${values.port}`;
const lobby = new LobbyClient({ server: address });
const multiplayer = SocketIO({
  server: address,
  socketOpts: { transports: ['websocket'], forceNew: true },
});

const now = () => performance.now();

/** User and system time of all threads of the server, in microseconds. */
function serverCpuUs() {
  const stat = readFileSync(`/proc/${values.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third field on
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS_PER_S;
}

function serverRssKb() {
  const status = readFileSync(`/proc/${values.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)[1]);
}

/** Timers count whole milliseconds, so the last ones are waited out turn by turn. */
async function until(time) {
  const ms = Math.floor(time - now());
  if (ms >= 1) await sleep(ms);
  while (now() < time) await soon();
}

class Table {
  clients = [];
  expected = 0; // the state that the seats wait for
  missing = new Set();
  waitingSince = Infinity;
  allArrived = null;

  /** A new match, played over the same five connections. */
  async newMatch() {
    const { matchID } = await lobby.createMatch(UlyPolly.name, { numPlayers: SEATS.length });
    const joined = await Promise.all(
      SEATS.map((playerID) =>
        lobby.joinMatch(UlyPolly.name, matchID, { playerID, playerName: `seat ${playerID}` }),
      ),
    );
    const arrived = this.expect(0);
    joined.forEach(({ playerID, playerCredentials }, seat) => {
      if (this.clients.length < SEATS.length) this.connect(matchID, playerID, playerCredentials);
      else {
        this.clients[seat].updateMatchID(matchID);
        this.clients[seat].updateCredentials(playerCredentials);
      }
    });
    await arrived;
  }

  connect(matchID, playerID, credentials) {
    const client = Client({
      game: UlyPolly,
      numPlayers: SEATS.length,
      multiplayer,
      matchID,
      playerID,
      credentials,
      debug: false,
    });
    this.clients.push(client);
    client.subscribe((state) => this.receive(playerID, state));
    client.start();
  }

  /** Resolves with the moment at which the last seat has this state. */
  expect(stateID) {
    this.expected = stateID;
    this.missing = new Set(SEATS);
    this.waitingSince = now();
    return new Promise((resolve) => {
      this.allArrived = resolve;
    });
  }

  receive(playerID, state) {
    // Subscribers are also told of what changes no state, such as a seat that connects.
    if (state === null || state._stateID !== this.expected) return;
    if (!this.missing.delete(playerID) || this.missing.size > 0) return;
    this.waitingSince = Infinity;
    this.allArrived(now());
  }

  isOver() {
    return this.clients[0].getState().ctx.gameover !== undefined;
  }

  /** The seat on turn plays at random, from what it sees itself. */
  move() {
    const { currentPlayer } = this.clients[0].getState().ctx;
    const client = this.clients[Number(currentPlayer)];
    const { G, ctx, _stateID } = client.getState();
    const choices = UlyPolly.ai.enumerate(G, ctx, currentPlayer);
    const { move, args } = choices[Math.floor(Math.random() * choices.length)];
    const arrived = this.expect(_stateID + 1);
    client.moves[move](...args);
    return arrived;
  }
}

let latencies = [];

/** Play without end: as fast as it goes until `flatOutUntil`, then with the first move at `firstDue`. */
async function play(table, flatOutUntil, firstDue) {
  let due = firstDue;
  for (;;) {
    if (table.isOver()) {
      const ended = now();
      await table.newMatch();
      // Making a match is not measured, but a move that was late before it stays late.
      due += Math.max(0, now() - Math.max(ended, firstDue));
    }
    if (now() < flatOutUntil) {
      const sent = now();
      latencies.push((await table.move()) - sent);
    } else {
      await until(due);
      latencies.push((await table.move()) - due);
      due += gapMs * tableCount;
    }
  }
}

const rounded = (number, digits = 0) => Number(number.toFixed(digits));

async function main() {
  const emptyKb = serverRssKb();
  const tables = Array.from({ length: tableCount }, () => new Table());
  for (const table of tables) await table.newMatch();

  const begin = now();
  for (const [i, table] of tables.entries()) {
    const flatOutUntil = gapMs === null ? Infinity : begin + FLAT_OUT_MS;
    play(table, flatOutUntil, begin + WARM_UP_MS + i * gapMs).catch(fail);
  }
  await sleep(WARM_UP_MS);

  latencies = [];
  const cpu = serverCpuUs();
  const from = now();
  await sleep(Number(values.seconds) * 1000);
  const seconds = (now() - from) / 1000;
  const cpuUs = serverCpuUs() - cpu;
  const sorted = Float64Array.from(latencies).sort();
  const rssKb = serverRssKb();

  const stalled = tables.filter((table) => now() - table.waitingSince > STALLED_MS).length;
  if (stalled > 0 || sorted.length === 0) fail(new Error(`no answer at ${stalled} tables`));

  const percentile = (part) => rounded(sorted[Math.ceil(part * sorted.length) - 1], 2);
  const result = {
    moves: sorted.length,
    seconds: rounded(seconds, 2),
    moves_per_s: rounded(sorted.length / seconds, 1),
    cpu_us_per_move: rounded(cpuUs / sorted.length, 1),
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
    rss_mb: rounded(rssKb / 1024, 1),
    rss_per_table_kb: rounded((rssKb - emptyKb) / tableCount, 1),
  };
  console.log(JSON.stringify(result));
  process.exit(0);
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

main().catch(fail);
