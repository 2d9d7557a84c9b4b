import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Family } from '#server/metrics/exposition.ts';

const NS_PER_SECOND = 1e9;
/** A timer is set for so long, milliseconds; what it takes longer is the delay. */
const TIMER_MS = 10;

/** Watches the process itself from now on: its memory, its work, and how long it lets work wait. */
export const watchProcess = () => {
  const delay = monitorEventLoopDelay({ resolution: TIMER_MS });
  delay.enable();

  /** Since they were last asked for. */
  const delays = () => {
    const samples = [0.5, 0.99].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: Math.max(0, delay.percentile(quantile * 100) / NS_PER_SECOND - TIMER_MS / 1000),
    }));
    delay.reset();
    return samples;
  };

  return {
    families: (): Family[] => {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        {
          name: 'souk_event_loop_delay_seconds',
          help: 'How late timers come, since figures were last collected.',
          type: 'gauge',
          samples: delays(),
        },
        {
          name: 'process_resident_memory_bytes',
          help: 'Memory of the process.',
          type: 'gauge',
          samples: [{ value: rss }],
        },
        {
          name: 'nodejs_heap_size_used_bytes',
          help: 'Memory in use by JavaScript.',
          type: 'gauge',
          samples: [{ value: heapUsed }],
        },
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time of the process.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        {
          name: 'process_start_time_seconds',
          help: 'When the process was started, seconds since 1970.',
          type: 'gauge',
          samples: [{ value: Math.round(Date.now() / 1000 - process.uptime()) }],
        },
      ];
    },
  };
};
