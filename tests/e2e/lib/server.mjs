// A server of our own on a free loopback port with a temporary data folder.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const binary = process.env.FATE_BIN ?? join(root, 'build', 'fated');

const free_port = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function start_server({ bot_delay = 0.1, window_delay = 0.15, args = [] } = {}) {
  if (!existsSync(binary)) throw new Error(`no server at ${binary}`);
  const data = mkdtempSync(join(tmpdir(), 'fate-e2e-'));
  const port = await free_port();
  const url = `http://127.0.0.1:${port}`;
  const output = [];
  let child;

  const spawn_it = async () => {
    child = spawn(
      binary,
      ['serve', '--bind', '127.0.0.1', '--port', String(port), '--data', data, '--web', join(root, 'web-client', 'dist'), '--bot-delay', String(bot_delay),
       '--window-delay', String(window_delay), ...args],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const keep = (chunk) => output.push(...String(chunk).split('\n').filter(Boolean)) > 400 && output.splice(0, output.length - 400);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    for (let i = 0; i < 1200; i++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output.slice(-3).join(' | ')}`);
      const well = await fetch(`${url}/healthz`).then((r) => r.ok, () => false);
      if (well) return;
      await sleep(50);
    }
    child.kill('SIGKILL');
    throw new Error('the server does not answer');
  };
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(child.pid, signal);
    const killer = setTimeout(() => process.kill(child.pid, 'SIGKILL'), 8_000);
    await gone;
    clearTimeout(killer);
  };

  await spawn_it();
  return {
    url, port, data, binary,
    tail: () => output.slice(-8).join('\n      '),
    output: () => output.join('\n'),
    // As after a power cut: killed, and started again on the same data.
    async kill_and_restart() {
      await end('SIGKILL');
      await spawn_it();
    },
    // Gone for a while, as for an update.
    away: () => end('SIGTERM'),
    back: spawn_it,
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
