import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Role } from '../../../../../shared/model/account/user.ts';
import { Input } from '../../../ui/form/input.tsx';
import { limitRefusal, SEARCH } from '../../../ui/form/limit.ts';
import { Select } from '../../../ui/form/select.tsx';
import { roleNames } from './role-select.tsx';
import { membersTexts } from './texts.ts';

const PAUSE_MS = 250;

interface MemberFilterProps {
  search: string;
  role: Role | undefined;
  onSearch: (search: string) => void;
  onRole: (role: Role | undefined) => void;
}

const options = [
  { value: 'all', label: membersTexts.all },
  ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
];

/** The search starts when the typing pauses. */
export function MemberFilter({ search, role, onSearch, onRole }: MemberFilterProps) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search || wanted.length > SEARCH) return;
    const timer = setTimeout(() => onSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  const refusal = limitRefusal([typed], SEARCH);
  return (
    <search className="flex flex-wrap gap-3">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Input renders the input this label names */}
      <label className="relative block w-72 max-sm:w-full">
        <span className="sr-only">{membersTexts.searchLabel}</span>
        <Search className="pointer-events-none absolute top-5.5 left-3 -translate-y-1/2 text-quiet" />
        <Input
          type="search"
          className="pl-9 text-15"
          placeholder={membersTexts.searchHint}
          aria-invalid={refusal !== undefined || undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {refusal !== undefined && (
          <span role="alert" className="mt-1 block text-13 text-wrong">
            {refusal}
          </span>
        )}
      </label>
      <div className="w-40 max-sm:w-full">
        <Select
          aria-label={membersTexts.role}
          className="text-15"
          options={options}
          value={role ?? 'all'}
          onChange={(value) => onRole(value === 'all' ? undefined : (value as Role))}
        />
      </div>
    </search>
  );
}
