import { useRef, useState } from 'react';

/** A code being typed, and its error. */
export const useCode = () => {
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  return {
    code,
    field: {
      ref: input,
      value: code,
      error: refusal,
      onChange: (value: string) => {
        setCode(value);
        setRefusal(undefined);
      },
    },
    /** Shows an error at the field and selects its text, ready to be replaced. */
    refuse: (text: string) => {
      setRefusal(text);
      input.current?.focus();
      input.current?.select();
    },
    /** Clears the error, so that the same error is announced again when it recurs. */
    accept: () => setRefusal(undefined),
    /** To be called when another code was sent. */
    renew: () => {
      setCode('');
      setRefusal(undefined);
      input.current?.focus();
    },
  };
};
