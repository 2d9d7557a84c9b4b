/** Codes as a shopper writes them, in the form they are kept: upper case, each once. */
export const readCodes = (written: string | readonly string[]): string[] => {
  const codes = [written].flat().map((code) => code.trim().toUpperCase());
  return [...new Set(codes)].filter(Boolean);
};
