import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A value kept in the address, so that a reload or a link shows the same list. An empty value removes it. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { params, set, clear: () => setParams({}, { replace: true }) };
};
