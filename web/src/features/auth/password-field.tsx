import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { PASSWORD_MINIMUM } from '../../../../shared/catalogue/limits.ts';
import { authTexts } from '../../texts/auth.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';

interface PasswordFieldProps {
  label: string;
  /** One that is being chosen: says how long it must be. */
  fresh: boolean;
  /** The same once more: how long it must be stands at the first. */
  again?: boolean;
  value: string;
  onChange: (value: string) => void;
}

export function PasswordField({ label, fresh, again = false, value, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={fresh && !again ? authTexts.atLeastCharacters({ minimum: PASSWORD_MINIMUM }) : undefined}
      required
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
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
