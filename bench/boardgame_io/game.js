// Uly & Polly as an ordinary boardgame.io game. The ids (UP-..) are those of the project's rules.
'use strict';

const { INVALID_MOVE, Stage } = require('boardgame.io/core');

const SIDE = 4;
const LAST_TILE = 8; // the sheep that ends the round (UP-16)
const PATIENCE = 6; // UP-21

const PLACES = [...Array(SIDE * SIDE).keys()];
const NEIGHBOURS = PLACES.map((p) => PLACES.filter((q) => q !== p && touch(p, q)));
const PAIRS = PLACES.flatMap((p) => NEIGHBOURS[p].filter((q) => p < q).map((q) => [p, q]));

function touch(p, q) {
  const rows = Math.abs(Math.floor(p / SIDE) - Math.floor(q / SIDE));
  const columns = Math.abs((p % SIDE) - (q % SIDE));
  return rows <= 1 && columns <= 1;
}

// Arguments come from the network: a place must be a number, not just look like one.
const isPlace = (place) => Number.isInteger(place) && place >= 0 && place < PLACES.length;

const left = (seat, seats) => String((Number(seat) + 1) % seats);

const roundsIn = (seats) => (seats <= 3 ? 2 * seats : seats); // UP-18

/** The dog players, clockwise from the wolf's left (UP-12). */
function dogSeats(wolfSeat, seats) {
  const dogs = [];
  for (let seat = left(wolfSeat, seats); seat !== wolfSeat; seat = left(seat, seats)) dogs.push(seat);
  return dogs;
}

/** What is laid out anew for every round (UP-03). Tiles: 0 face down, else the how-manieth turned. */
const freshBoard = (seats) => ({
  tiles: PLACES.map(() => 0),
  wolf: null,
  dog: null,
  turned: 0,
  idle: 0,
  proposals: Array(seats).fill(null),
});

function setup({ ctx, random }, { firstWolf, patience = PATIENCE } = {}) {
  const drawn = String(random.Die(ctx.numPlayers) - 1); // UP-02
  return {
    ...freshBoard(ctx.numPlayers),
    patience,
    round: 1,
    wolfSeat: firstWolf ?? drawn,
    tokens: Array(ctx.numPlayers).fill(0),
    rounds: [],
  };
}

function validateSetupData({ firstWolf, patience } = {}, seats) {
  if (firstWolf !== undefined && !Array.from(Array(seats).keys(), String).includes(firstWolf)) {
    return 'firstWolf must be a seat';
  }
  if (patience !== undefined && patience !== null && !(Number.isInteger(patience) && patience > 0)) {
    return 'patience must be a positive integer or null';
  }
}

function hide({ G }, at) {
  if (!isPlace(at)) return INVALID_MOVE;
  G.wolf = at;
}

function propose({ G, playerID }, at) {
  if (at !== null && !isPlace(at)) return INVALID_MOVE;
  G.proposals[playerID] = at;
}

function start({ G, ctx }, at) {
  if (!isPlace(at)) return INVALID_MOVE;
  G.dog = at; // UP-06: not turned over
  G.proposals = Array(ctx.numPlayers).fill(null);
}

function swap({ G, playerID }, a, b) {
  const legal = isPlace(a) && NEIGHBOURS[a].includes(b) && a !== G.dog && b !== G.dog;
  if (playerID !== G.wolfSeat || !legal) return INVALID_MOVE;
  [G.tiles[a], G.tiles[b]] = [G.tiles[b], G.tiles[a]];
  if (G.wolf === a) G.wolf = b;
  else if (G.wolf === b) G.wolf = a;
}

function step({ G, ctx, playerID }, to) {
  if (playerID === G.wolfSeat || !NEIGHBOURS[G.dog].includes(to)) return INVALID_MOVE;
  G.dog = to;
  if (G.tiles[to]) {
    G.idle += 1; // UP-13
    if (G.idle === G.patience) endRound(G, ctx, 'slipped-away');
    return;
  }
  G.idle = 0;
  G.turned += 1;
  G.tiles[to] = G.turned; // UP-14
  if (to === G.wolf) endRound(G, ctx, 'found');
  else if (G.turned === LAST_TILE) endRound(G, ctx, 'escaped');
}

function endRound(G, ctx, how) {
  const { wolfSeat, wolf } = G;
  const winners = how === 'found' ? dogSeats(wolfSeat, ctx.numPlayers) : [wolfSeat]; // UP-15, UP-16
  for (const seat of winners) G.tokens[seat] += 1;
  G.rounds.push({ wolfSeat, wolf, how }); // this shows all where the wolf was
}

function nextRound({ G, ctx }) {
  if (endIf({ G, ctx })) return; // the last board stays as it is
  Object.assign(G, freshBoard(ctx.numPlayers));
  G.round += 1;
  G.wolfSeat = left(G.wolfSeat, ctx.numPlayers); // UP-17
}

function endIf({ G, ctx }) {
  if (G.rounds.length < roundsIn(ctx.numPlayers)) return;
  const best = Math.max(...G.tokens);
  const winners = G.tokens.flatMap((count, seat) => (count === best ? [String(seat)] : []));
  return { winners, tokens: G.tokens }; // UP-19
}

/** UP-04: only the wolf's seat knows the place; `G.rounds` tells it to all when a round is over. */
const playerView = ({ G, playerID }) => (playerID === G.wolfSeat ? G : { ...G, wolf: null });

/** Every turn move of the seat to move; legal play needs nothing that this seat cannot see. */
function enumerate(G, ctx) {
  if (ctx.phase !== 'hunt') return PLACES.map((at) => ({ move: ctx.phase, args: [at] }));
  if (ctx.currentPlayer !== G.wolfSeat) return NEIGHBOURS[G.dog].map((to) => ({ move: 'step', args: [to] }));
  return PAIRS.filter((pair) => !pair.includes(G.dog)).map((pair) => ({ move: 'swap', args: pair }));
}

const clockwise = (playOrder) => ({
  playOrder,
  first: () => 0,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.playOrder.length,
});

// No move is played ahead on the client: a seat's state is always one that the server sent.
const onServer = (move, more) => ({ move, client: false, ...more });

// Proposals may cross on the wire with one another and with the start.
const crossing = { ignoreStaleStateID: true };

const UlyPolly = {
  name: 'uly-polly',
  minPlayers: 2,
  maxPlayers: 5,
  setup,
  validateSetupData,
  playerView,
  endIf,
  ai: { enumerate },
  disableUndo: true,
  events: {
    endTurn: false,
    pass: false,
    endPhase: false,
    setPhase: false,
    endGame: false,
    setActivePlayers: false,
    endStage: false,
    setStage: false,
  },
  phases: {
    hide: {
      start: true,
      // Without `redact` the log would tell every seat where the wolf hides.
      moves: { hide: onServer(hide, { redact: true }) },
      turn: { order: clockwise(({ G }) => [G.wolfSeat]) },
      endIf: ({ G }) => G.wolf !== null,
      next: 'start',
    },
    start: {
      moves: { start: onServer(start, crossing), propose: onServer(propose, crossing) },
      turn: {
        // The wolf is not in this order, so it is not among the `others` who may propose.
        order: clockwise(({ G, ctx }) => dogSeats(G.wolfSeat, ctx.numPlayers)),
        activePlayers: { currentPlayer: Stage.NULL, others: 'advise' },
        stages: { advise: { moves: { propose: onServer(propose, crossing) } } },
      },
      endIf: ({ G }) => G.dog !== null,
      next: 'hunt',
    },
    hunt: {
      moves: { swap: onServer(swap), step: onServer(step) },
      turn: {
        // UP-07, UP-12: wolf, first dog, wolf, second dog, ...
        order: clockwise(({ G, ctx }) =>
          dogSeats(G.wolfSeat, ctx.numPlayers).flatMap((dog) => [G.wolfSeat, dog]),
        ),
        minMoves: 1,
        maxMoves: 1,
      },
      endIf: ({ G }) => G.rounds.length === G.round,
      // Not in the `onBegin` of `hide`: its `endIf` is asked before that, with the old board.
      onEnd: nextRound,
      next: 'hide',
    },
  },
};

module.exports = { UlyPolly };
