/** A hyphen with the letters at its sides. */
const HYPHENS = /([^-]?(?:-+[^-])+)/;

/** An e-mail address inside a text: it never breaks behind a hyphen, as if that were no part of it. */
export const EmailAddress = ({ children }: { children: string }) => (
  <bdi dir="ltr">
    {children.split(HYPHENS).map((part, at) =>
      // Every other part has hyphens.
      at % 2 === 1 ? (
        <span key={at} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </bdi>
);
