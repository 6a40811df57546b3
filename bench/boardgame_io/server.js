// A boardgame.io server for Uly & Polly on 127.0.0.1: node server.js --port P
'use strict';

// Set before boardgame.io is loaded; else it walks the state after every move to see if it is plain JSON.
process.env.NODE_ENV = 'production';

const { parseArgs } = require('node:util');
const { Origins, Server, SocketIO } = require('boardgame.io/server');
const { UlyPolly } = require('./game.js');

const { values } = parseArgs({ options: { port: { type: 'string' } } });

const server = Server({
  games: [UlyPolly],
  origins: [Origins.LOCALHOST],
  transport: new SocketIO({ socketOpts: { transports: ['websocket'] } }),
});

// `run` has no option for the host; what it is given as the port goes to Node's `listen` as it is.
server.run({ port: { host: '127.0.0.1', port: Number(values.port) } }, () => {
  console.log(JSON.stringify({ ready: true, pid: process.pid }));
});

process.on('SIGTERM', () => process.exit(0));
