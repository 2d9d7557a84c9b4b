/** An e-mail address inside a text: it begins a line of its own before it would break behind a hyphen, as if that ended it. */
export const EmailAddress = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere whitespace-normal">
    {children}
  </bdi>
);
