import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';

const BOX = { width: 400, height: 300 };

function camera(): Camera {
  const made = new Camera();
  made.set(BOX, { land: [0, 0, 100, 100], least: 4, most: 100 }, { x: 50, y: 50, scale: 10 });
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is at rest where it was set', () => {
  const eye = camera();
  expect([eye.eye.scale, eye.rested]).toEqual([10, 10]);
});

it('is at rest only a while after the last turn of a wheel', () => {
  const eye = camera();
  eye.zoom(2, 200, 150);
  vi.advanceTimersByTime(100);
  expect([eye.eye.scale, eye.rested]).toEqual([20, 10]);
  eye.zoom(2, 200, 150);
  vi.advanceTimersByTime(100);
  expect([eye.eye.scale, eye.rested]).toEqual([40, 10]);
  vi.advanceTimersByTime(1000);
  expect(eye.rested).toBe(40);
});

it('is at rest at once where it was sent', () => {
  const eye = camera();
  eye.jump({ x: 50, y: 50, scale: 30 });
  vi.advanceTimersByTime(20);
  expect([eye.eye.scale, eye.rested]).toEqual([30, 30]);
});

it('rests no more when it is closed', () => {
  const eye = camera();
  eye.zoom(2, 200, 150);
  vi.advanceTimersByTime(100);
  eye.close();
  vi.advanceTimersByTime(1000);
  expect(eye.rested).toBe(10);
});
