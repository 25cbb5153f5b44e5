/** The name, else the part of the address before the @, else "User". For a person's own screens only. */
export const displayName = (user: { name?: string | null; email?: string | null }): string =>
  user.name?.trim() || user.email?.split('@')[0] || 'User';
