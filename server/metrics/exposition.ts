/** The names and values of a sample's labels. */
type Labels = Record<string, string>;
export type Sample = { name?: string; labels?: Labels; value: number };
export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
};

const escape = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

const labelled = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

const lines = ({ name, help, type, samples }: Family): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map((one) => `${one.name ?? name}${labelled(one.labels)} ${one.value}`),
];

/** The text format 0.0.4 of Prometheus, which every collector of figures reads. */
export const expose = (families: Family[]): string => `${families.flatMap(lines).join('\n')}\n`;

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
