import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyFrom } from '../src/shell/copying';

function field(value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  document.body.append(input);
  return input;
}

/** What the old way of copying would take, and whether the browser allows it. */
function oldWay(allowed: boolean): string[] {
  const taken: string[] = [];
  document.execCommand = () => {
    const input = document.activeElement as HTMLInputElement;
    taken.push(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
    return allowed;
  };
  return taken;
}

afterEach(() => vi.unstubAllGlobals());

describe('copying', () => {
  test('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyFrom(field('http://here/table/1'))).toBe(true);
    expect(writeText).toHaveBeenCalledWith('http://here/table/1');
  });

  test('works at plain addresses, which have no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    const taken = oldWay(true);
    expect(await copyFrom(field('http://192.168.1.5:8000/table/1'))).toBe(true);
    expect(taken).toEqual(['http://192.168.1.5:8000/table/1']);
  });

  test('that is forbidden says so, and leaves the link selected', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    oldWay(false);
    const input = field('http://here/table/1');
    expect(await copyFrom(input)).toBe(false);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
    expect(document.activeElement).toBe(input);
  });
});
