/** The real server, with a file of tables of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The binary; with `KARAK_PAGE` it shows the page of that folder instead of its own. */
export const BINARY = resolve(process.env.KARAK_BIN ?? '../target/debug/karak');
/** Tests open more tables in a minute than people do, try more codes, and do not wait long for a host. */
const SETTINGS =
  'lobby = true\n[limits]\nopen_burst = 100000\nbytes_burst = 4000000000\ntry_burst = 100000\nhost_away = 1\n';
/** How long it may take to listen, in milliseconds. */
const START_TIMEOUT = 20_000;

export class Server {
  /** Where it is reached; stays the same when it is started again. */
  url = '';
  #folder = mkdtempSync(join(tmpdir(), 'karak-e2e-'));
  #process: ChildProcess | undefined;

  static async start(): Promise<Server> {
    const server = new Server();
    await server.#run('127.0.0.1:0');
    return server;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts it again: the same address, the same file of tables. */
  async restart(): Promise<void> {
    await this.#run(new URL(this.url).host);
  }

  /** Ends it and leaves nothing behind. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get isRunning(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && !this.#process.killed;
  }

  /** What it has said so far. */
  get log(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8');
  }

  async #run(listen: string): Promise<void> {
    const file = (name: string) => join(this.#folder, name);
    rmSync(file('address'), { force: true });
    writeFileSync(file('config.toml'), SETTINGS);
    const flags = ['--config', file('config.toml'), '--listen', listen];
    flags.push('--data', file('tables.db'), '--port-file', file('address'));
    if (process.env.KARAK_PAGE) flags.push('--page', resolve(process.env.KARAK_PAGE));
    const log = openSync(file('log'), 'a');
    this.#process = spawn(BINARY, ['serve', ...flags], { stdio: ['ignore', log, log] });
    this.#process.once('error', () => {});
    this.url = `http://${await this.#address(file('address'))}`;
  }

  /** Waits until it listens. */
  async #address(path: string): Promise<string> {
    for (const end = Date.now() + START_TIMEOUT; Date.now() < end; await pause(20)) {
      const address = read(path).trim();
      if (address) return address;
      if (!this.#process?.pid || this.#process.exitCode !== null) break;
    }
    throw new Error(`${BINARY} does not serve; it said:\n${this.log}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server?.pid || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
