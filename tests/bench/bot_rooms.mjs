// Rooms in which bots play match after match: the load beside a benchmark.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { resolve } = createRequire(join(root, 'web-client', 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)));
const { default: WebSocket } = await load('ws');
const { create, createFileRegistry, fromBinary, toBinary } = await load('@bufbuild/protobuf');
const { FileDescriptorSetSchema } = await load('@bufbuild/protobuf/wkt');

function messages() {
  const folder = mkdtempSync(join(tmpdir(), 'fate-bench-'));
  const set = join(folder, 'set');
  execFileSync('protoc', [`-I${join(root, 'proto')}`, '--include_imports', `--descriptor_set_out=${set}`, 'fate/v1/client.proto', 'fate/v1/server.proto']);
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, readFileSync(set)));
  rmSync(folder, { recursive: true });
  return { client: registry.getMessage('fate.v1.ClientMessage'), server: registry.getMessage('fate.v1.ServerMessage') };
}

// Resolves when all of them play. `updates()` counts what was sent to their spectating owners.
export async function bot_rooms(url, count) {
  const { client, server } = messages();
  const sockets = [];
  let updates = 0;
  const one = () =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, 'fate.v1');
      socket.binaryType = 'nodebuffer';
      sockets.push(socket);
      const say = (body) => socket.send(toBinary(client, create(client, { body })));
      const play = (how) => {
        say({ case: how, value: {} });
        say({ case: 'setStandIn', value: { on: true } });
      };
      socket.once('error', failed);
      socket.once('open', () => {
        say({ case: 'hello', value: { protocol: 1, client: 'bench', name: 'Watcher' } });
        play('quickMatch');
      });
      socket.on('message', (data) => {
        const { body } = fromBinary(server, data);
        if (body.case === 'update') updates += 1;
        if (body.case === 'matchState') done();
        if (body.case === 'error') failed(new Error(JSON.stringify(body.value, (_, v) => (typeof v === 'bigint' ? String(v) : v))));
        if (body.case === 'roomState' && body.value.room?.stage === 2) play('startMatch');
      });
    });
  for (let i = 0; i < count; i++) await one();
  return { updates: () => updates, stop: () => sockets.forEach((s) => s.terminate()) };
}
