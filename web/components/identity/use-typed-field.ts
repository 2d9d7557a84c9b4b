import { useState, type FormEvent } from 'react';

/**
 * What is typed into a field, for what is said of it while one types. `answer` is what the form was answered
 * last: what it says of the field counts until something else is typed.
 */
export const useTypedField = (answer: object | undefined) => {
  const [typed, setTyped] = useState<{ text: string; after: object | undefined }>();
  const [isLeft, setIsLeft] = useState(false);
  return {
    text: typed?.text ?? '',
    /** Whether the shopper has gone on from it with something in it. */
    isLeft: isLeft && typed !== undefined && typed.text !== '',
    isAnswered: answer !== undefined && typed?.after !== answer,
    listeners: {
      onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
        setTyped({ text: value, after: answer }),
      onBlur: () => setIsLeft(true),
    },
  };
};
