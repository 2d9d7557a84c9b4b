import { spawn } from 'node:child_process';

/** What asks a process to end. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in our place: it gets our signals, and we end as it ends, after `atEnd`.
 * With `followParent` it also ends when the process that started us is killed outright.
 */
export const forward = (
  command,
  args,
  options,
  { followParent = false, atEnd = () => {} } = {},
) => {
  const child = spawn(command, args, options);
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command}: ${error.message}`);
    atEnd();
    process.exit(1);
  });
  child.on('exit', (code) => {
    atEnd();
    process.exit(code ?? 1);
  });

  const parent = process.ppid;
  const follow = () => process.ppid === parent || child.kill('SIGTERM');
  if (followParent) setInterval(follow, 500).unref();
};

/** npm hands its signals on to us, but cannot when it is killed outright. */
export const startedByNpm = Boolean(process.env.npm_lifecycle_event);
