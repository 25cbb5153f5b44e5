import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { PASSWORD_MINIMUM } from '../../../../../shared/catalogue/limits.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { authTexts } from '../texts.ts';
import { isMostUsed } from './common-passwords.ts';

interface PasswordFieldProps {
  label: string;
  /** One that is being chosen: says how long it must be. */
  fresh: boolean;
  /** The same once more: how long it must be stands at the first. */
  again?: boolean;
  name?: string;
  /** What is wrong with it. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** How long it must be; of one that many have, that it is easily guessed. It may be taken all the same. */
function Hint({ weak }: { weak: boolean }) {
  return (
    <span role="status" className={cx(weak && 'text-wrong')}>
      {weak ? authTexts.passwordCommon : authTexts.passwordHint({ minimum: PASSWORD_MINIMUM })}
    </span>
  );
}

export function PasswordField({ label, fresh, again = false, name, error, value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const weak = fresh && !again && isMostUsed(value);
  return (
    <Field label={label} hint={fresh && !again ? <Hint weak={weak} /> : undefined} error={error} required>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            minLength={PASSWORD_MINIMUM}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            className="pr-12"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            label={shown ? authTexts.hidePassword : authTexts.showPassword}
            icon={shown ? <EyeOff /> : <Eye />}
            className="absolute top-1 right-1"
            onClick={() => setShown((was) => !was)}
          />
        </div>
      )}
    </Field>
  );
}
