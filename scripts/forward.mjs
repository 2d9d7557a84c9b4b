import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command in our place: it gets our signals and we end as it ends. */
export const forward = (command, args, options) => {
  const child = spawn(command, args, options);
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));

  // npm hands signals on to us only if it can: when it is killed outright, we notice it is gone.
  const parent = process.ppid;
  const followNpm = () => process.ppid === parent || child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(followNpm, 500).unref();
};
