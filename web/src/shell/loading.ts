/** Parts of the page that are loaded when they are needed. */

/** Try once more to load a part; returns or throws what that leads to. A browser may remember that a file could not be
 * loaded: if the server answers and the part still does not come, the page is loaded anew. Everything is in its address. */
export async function once<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await isReachable()) location.reload();
    throw error;
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
