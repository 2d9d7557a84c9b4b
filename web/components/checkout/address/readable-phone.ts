/** "2125550123" is "212 555 0123": threes, and what is left over makes the last groups longer. */
const grouped = (digits: string): string => {
  const longer = digits.length % 3;
  const threes = Math.max(0, Math.floor(digits.length / 3) - longer);
  const parts: string[] = [];
  for (let at = 0; at < digits.length;) {
    const size = parts.length < threes ? 3 : Math.min(4, digits.length - at);
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
};

/** A number of E.164 in groups that one can read: "+1 212 555 0123", where `dial` is the country's "+1". */
export const readablePhone = (phone: string, dial: string | undefined): string => {
  const own = dial && phone.startsWith(dial) ? dial : '';
  const rest = phone.slice(own.length);
  return own && /^\d{6,12}$/.test(rest) ? `${own} ${grouped(rest)}` : phone;
};
