import { useRef, useState } from 'react';

/** A code that is being typed, and what was wrong with it. */
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
    /** Says so at the field, which is ready to be typed over. */
    refuse: (text: string) => {
      setRefusal(text);
      input.current?.focus();
      input.current?.select();
    },
    /** Takes back what was wrong, so that the same is heard again when it is wrong again. */
    accept: () => setRefusal(undefined),
    /** Another code is on its way. */
    renew: () => {
      setCode('');
      setRefusal(undefined);
      input.current?.focus();
    },
  };
};
