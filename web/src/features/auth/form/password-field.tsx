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
  /** A new password is being chosen: shows the minimum length. */
  fresh: boolean;
  /** The repetition of a new password; the minimum length is shown at the first field. */
  again?: boolean;
  name?: string;
  /** Its error. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The hint of a new password: its minimum length, or a warning that it is easily guessed, which does not forbid it. */
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
