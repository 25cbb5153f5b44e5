import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { uiTexts } from '../texts.ts';
import { Input } from './input.tsx';
import { limitRefusal, SEARCH } from './limit.ts';

const PAUSE_MS = 250;

/** Part of a title; the search starts when the typing pauses. */
export function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value || typed.trim().length > SEARCH) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  const tooLongRefusal = limitRefusal([typed], SEARCH);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Input renders the input this label names
    <label className="relative block w-56 max-sm:w-full">
      <span className="sr-only">{uiTexts.search}</span>
      <Search className="pointer-events-none absolute top-5.5 left-3 -translate-y-1/2 text-quiet" />
      <Input
        type="search"
        className="pl-9 text-15"
        placeholder={uiTexts.search}
        aria-invalid={tooLongRefusal !== undefined || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {tooLongRefusal !== undefined && (
        <span role="alert" className="mt-1 block text-13 text-wrong">
          {tooLongRefusal}
        </span>
      )}
    </label>
  );
}
