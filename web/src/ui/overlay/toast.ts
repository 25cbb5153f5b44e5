import { Info } from 'lucide-react';
import { createElement } from 'react';
import base, { type Renderable, type ToastOptions } from 'react-hot-toast/headless';

/**
 * Durations are those of react-hot-toast (success 2 s, loading until replaced, else 4 s); at most 20 are kept.
 * Pass `id` to change a visible toast instead of adding one.
 */
export const toast = {
  success: (text: Renderable, options?: ToastOptions) => base.success(text, options),
  error: (text: Renderable, options?: ToastOptions) => base.error(text, options),
  loading: (text: Renderable, options?: ToastOptions) => base.loading(text, options),
  blank: (text: Renderable, options?: ToastOptions) => base(text, options),
  /** A toast with an info icon. */
  info: (text: Renderable, options?: ToastOptions) => base(text, { icon: createElement(Info), ...options }),
  custom: base.custom,
  dismiss: base.dismiss,
  remove: base.remove,
};
