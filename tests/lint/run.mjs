// How the sources must look. Prints what is wrong and closes with `N passed, N failed`.
//   node tests/lint/run.mjs            checks
//   node tests/lint/run.mjs --format   formats the C++ in place instead
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { awaits, dependencies, headers, leftOver, length } from './checks.mjs';
import { selfTest } from './selftest.mjs';
import { report } from './report.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function tool(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) return { status: 1, out: `${program}: ${error.message}` };
  return { status, out: stdout + stderr };
}

// Everything that is or will be committed, as text.
function sources() {
  const { status, out } = tool('git', '-c', 'safe.directory=*', 'ls-files', '-z', '-co', '--exclude-standard');
  if (status !== 0) throw new Error(`git ls-files: ${out.trim()}`);
  const files = new Map();
  for (const path of out.split('\0').filter(Boolean)) {
    let bytes;
    try {
      bytes = readFileSync(join(root, path));
    } catch {
      continue; // removed, but not yet committed so
    }
    if (!bytes.includes(0)) files.set(path, bytes.toString('utf8'));
  }
  return files;
}

const files = sources();
const cpp = [...files.keys()].filter((path) => /\.(cpp|hpp)$/.test(path));
const shell = [...files].filter(([, text]) => /^#!.*\b(ba)?sh\b/.test(text)).map(([path]) => path);
const sourced = [...files.keys()].filter((path) => /\.sh$/.test(path));

if (process.argv.includes('--format')) {
  const { status, out } = tool('clang-format-19', '-i', ...cpp);
  process.stdout.write(out);
  process.exit(status);
}

const complaintsOf = ({ status, out }) => (status === 0 ? [] : out.trim().split('\n'));

// clang-format shows each place with its source; where it is will do.
function places(complaints) {
  const found = complaints.filter((line) => /^\S+:\d+:/.test(line));
  return found.length > 0 ? found : complaints;
}

const checks = {
  'the checks find what they must': () => selfTest().wrong,
  'co_await stands alone': () => awaits(files),
  'includes point one way': () => dependencies(files),
  'no file is too long': () => length(files, files.get('tests/lint/long_files.txt') ?? ''),
  'nothing is left over': () => leftOver(files),
  'headers': () => headers(files),
  'clang-format': () => places(complaintsOf(tool('clang-format-19', '--dry-run', '-Werror', ...cpp))),
  'shellcheck': () => complaintsOf(tool('shellcheck', '-x', '-s', 'bash', ...new Set([...shell, ...sourced]))),
};

report(checks);
