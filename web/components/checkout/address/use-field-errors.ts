import { useState, type ChangeEvent, type FocusEvent } from 'react';
import type { MessageKey } from '#i18n/translate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { AddressAnswer } from './typed-address.ts';

/** What is said of a field that is empty or cannot be what it should. */
const MESSAGES: Readonly<Record<string, MessageKey>> = {
  country: 'address.countryRequired',
  name: 'address.nameRequired',
  email: 'address.emailInvalid',
  phone: 'address.phoneInvalid',
  address_1: 'address.lineRequired',
  city: 'address.cityRequired',
  state: 'address.stateRequired',
  zip: 'address.zipRequired',
};

type Control = HTMLInputElement | HTMLSelectElement;

const isWrong = ({ name, validity }: Control): boolean => name in MESSAGES && !validity.valid;

const without = (faults: Record<string, string>, gone: string): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name !== gone));

/**
 * What is wrong with the fields of an address, under each of them: what the shop has answered, which knows the rules
 * of the country and names all faults at once, and what the browser finds as each field is left. A field that is put
 * right is said nothing of any more.
 */
export const useFieldErrors = (answer: AddressAnswer | undefined) => {
  const { t } = useTranslation();
  const answered = answer?.kind === 'refused' ? answer.fields : {};
  const [found, setFound] = useState<{ of: typeof answer; faults: Record<string, string> }>();
  // What was found before the last answer is out of date.
  const faults = found && found.of === answer ? found.faults : answered;
  const tell = (next: Record<string, string>) => setFound({ of: answer, faults: next });
  const faultOf = ({ name }: Control) => ({
    [name]: t(MESSAGES[name] ?? 'shippingPage.checkInput'),
  });

  return {
    faults,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const control: Control = target as unknown as Control;
      // Another country asks for other things: what was found by the rules of the last one is void.
      if (control.name === 'country') tell({});
      else if (control.name in faults && !isWrong(control)) tell(without(faults, control.name));
    },
    /** A field that was left empty may still be filled; one that was filled wrongly says so at once. */
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const control = target as unknown as Control;
      if (isWrong(control) && control.value) tell({ ...faults, ...faultOf(control) });
    },
  };
};
