/** Parts of the page that are loaded when they are needed. */

/** A style sheet that did not come is not asked for again: then only a fresh page helps. */
let isBare = false;
addEventListener('vite:preloadError', (event) => {
  if (/CSS/.test(event.payload.message)) isBare = true;
});

/**
 * Try once more to load a part. A browser may remember that a file did not come: if the server answers and the part
 * still cannot be loaded, the page is loaded anew. Everything is in its address.
 */
export async function once<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (isBare) throw new Error('A style sheet is missing.');
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
