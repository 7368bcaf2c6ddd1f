/** Icons by name. Those of the first page come with it; the charges of cards are loaded when one is first shown. */
import house from 'virtual:icons';

let charges = $state.raw<Readonly<Record<string, string>>>({});
let loading: Promise<void> | null = null;

/** Load the charges of cards and the symbols of the table, once. */
export function loadCharges(): Promise<void> {
  loading ??= import('virtual:icons/charges').then(
    (module) => void (charges = module.default),
    () => void (loading = null), // the next icon tries again
  );
  return loading;
}

/** The path of an icon in a box of 512 by 512; empty while it is loading. */
export function iconPath(name: string): string {
  const known = house[name] ?? charges[name];
  if (known === undefined) void loadCharges();
  return known ?? '';
}
