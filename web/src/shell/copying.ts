/** Putting text on the clipboard, also where the browser has no modern way: an address that is not https. */

/** Copy what stands in a field; false if the browser does not let us. Then it is selected, to be copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // There is none outside secure addresses, or the visitor has forbidden it.
  }
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
