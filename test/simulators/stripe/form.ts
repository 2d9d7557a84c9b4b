export type Form = { [name: string]: Form | string };

/** Reads a form as Stripe does: `line_items[0][price_data][currency]=usd` is deep. */
export const readForm = (body: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      const inner = place[part];
      place = typeof inner === 'object' ? inner : (place[part] = {});
    }
    place[last] = value;
  }
  return form;
};

/** The text at a path; undefined where there is none. */
export const textAt = (form: Form, ...path: string[]): string | undefined => {
  let found: Form | string | undefined = form;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The texts below a path, by their names. */
export const textsAt = (form: Form, ...path: string[]): Record<string, string> => {
  let found: Form | string | undefined = form;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  const entries = typeof found === 'object' ? Object.entries(found) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
};
