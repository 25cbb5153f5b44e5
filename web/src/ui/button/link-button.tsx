import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts';

interface LinkButtonProps extends LinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function LinkButton({ look, size, className, ...props }: LinkButtonProps) {
  return <Link viewTransition {...props} className={buttonStyle(look, size, className)} />;
}
