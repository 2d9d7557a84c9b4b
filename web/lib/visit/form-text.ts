/** What was typed into a field of a form, without the space around it; empty where there is none. */
export const formText = (form: FormData, name: string): string =>
  String(form.get(name) ?? '').trim();
