/** Which page is shown. The address is the only state, so that every page can be linked, reloaded and gone back to. */
let path = $state(location.pathname);

export const route: { readonly path: string } = {
  get path() {
    return path;
  },
};

/** Go to a page of ours. */
export function navigate(to: string): void {
  if (to !== location.pathname) history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The page is the same, another part of it is looked at: the address says so, and going back leads past it. */
export function renamePlace(to: string): void {
  history.replaceState(null, '', to);
  path = location.pathname;
}

/** Listen to the back button and to links between our pages; returns how to stop. */
export function followLinks(): () => void {
  const back = (): void => void (path = location.pathname);
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || !isPage(link)) return;
    event.preventDefault();
    navigate(link.pathname);
  };
  addEventListener('popstate', back);
  addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    removeEventListener('click', click);
  };
}

/** Files and routes of the server are fetched, not shown by us. */
function isPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !/^\/(api|assets)\//.test(link.pathname);
}
