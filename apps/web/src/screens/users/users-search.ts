const tabs = ['people', 'invitations', 'keys'] as const;
export type UsersTab = (typeof tabs)[number];

/** Which tab the address means; anything else is the first. */
export function readUsersSearch(search: Record<string, unknown>): { tab?: UsersTab } {
  const tab = tabs.find((each) => each === search.tab);
  return tab === undefined || tab === 'people' ? {} : { tab };
}
