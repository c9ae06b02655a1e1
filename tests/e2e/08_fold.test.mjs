// The client's reducer against the server's own snapshots, in whole matches.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const name = 'the client folds every update to exactly what the server shows';
// The bots take a moment: when the person is dead they would play faster than any socket is read (SLOW_READER).
export const server = { bot_delay: 0.03, args: ['--rate-limit', '0'] };

export async function run({ server: running }) {

  const child = spawn('npx', ['vitest', 'run', '--reporter=default'], {
    cwd: fileURLToPath(new URL('../../web-client', import.meta.url)),
    env: { ...process.env, FATE_LIVE: running.url.replace('http', 'ws') + '/ws', CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (d) => (text += d));
  child.stderr.on('data', (d) => (text += d));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  for (const line of text.split('\n').filter((l) => l.includes('snapshots compared'))) console.log(`      ${line.trim()}`);
  if (code !== 0) throw new Error(text.slice(-3000));
}
