import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  BLEAT,
  endSound,
  GAME_LOST,
  GAME_WON,
  HOWL,
  inTurn,
  play,
  YOUR_TURN,
  type Tone,
} from "../../../src/app/sound/tones";

test("a game sounds lost only to who has played and not won", () => {
  expect(endSound([1, 2], 2)).toBe(GAME_WON);
  expect(endSound([1, 2], 3)).toBe(GAME_LOST);
  expect(endSound([1, 2], null)).toBe(GAME_WON);
});

test("the second of two sounds begins when the first has ended", () => {
  const first: Tone[] = [
    [1, 1, 0, 0.5, 1],
    [1, 1, 0.2, 0.1, 1],
  ];
  const second: Tone[] = [
    [2, 2, 0, 0.3, 1],
    [3, 3, 0.1, 0.3, 0.5],
  ];
  expect(inTurn(first, second)).toEqual([...first, [2, 2, 0.5, 0.3, 1], [3, 3, 0.6, 0.3, 0.5]]);
});

test.each([YOUR_TURN, GAME_WON, GAME_LOST, BLEAT, HOWL])(
  "%# can be heard, and softly",
  (...tones) => {
    for (const [from, to, at, duration, volume] of tones) {
      for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(100);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(duration).toBeGreaterThan(0);
      expect(volume).toBeGreaterThan(0);
      expect(volume).toBeLessThanOrEqual(1);
    }
  },
);

describe("to play tones", () => {
  let scheduled: { from: number; to: number; start: number; stop: number }[];
  let resumed: number;
  let isActive: boolean;

  class FakeContext {
    currentTime = 10;
    state = "suspended";
    destination = {};
    resume(): Promise<void> {
      resumed++;
      return Promise.resolve();
    }
  }
  class FakeOscillator {
    private readonly it = { from: 0, to: 0, start: 0, stop: 0 };
    frequency = {
      setValueAtTime: (pitch: number) => (this.it.from = pitch),
      exponentialRampToValueAtTime: (pitch: number) => (this.it.to = pitch),
    };
    connect = (next: unknown) => next;
    start = (time: number) => (this.it.start = time);
    stop(time: number): void {
      this.it.stop = time;
      scheduled.push(this.it);
    }
  }
  class FakeGain {
    gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    connect = (next: unknown) => next;
  }

  beforeEach(() => {
    [scheduled, resumed, isActive] = [[], 0, true];
    vi.stubGlobal("AudioContext", FakeContext);
    vi.stubGlobal("OscillatorNode", FakeOscillator);
    vi.stubGlobal("GainNode", FakeGain);
    vi.stubGlobal("navigator", {
      userActivation: {
        get hasBeenActive() {
          return isActive;
        },
      },
    });
  });

  test("is not allowed before the reader has done something", () => {
    isActive = false;
    play(YOUR_TURN);
    expect([scheduled, resumed]).toEqual([[], 0]);
  });

  test("wakes the browser's sound, and each tone has its time and pitch", () => {
    play([
      [200, 400, 0, 0.5, 0.5],
      [300, 100, 0.25, 1, 0.5],
    ]);
    expect(resumed).toBe(1);
    expect(scheduled.map(({ from, to }) => [from, to])).toEqual([
      [200, 400],
      [300, 100],
    ]);
    const [one, other] = scheduled;
    expect(one!.start).toBeGreaterThanOrEqual(10);
    expect(other!.start - one!.start).toBeCloseTo(0.25);
    expect(other!.stop - other!.start).toBeGreaterThanOrEqual(1);
  });
});
