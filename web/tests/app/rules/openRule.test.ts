import { expect, test } from "vitest";
import { closeRule, readRule, wantedRule } from "../../../src/app/rules/openRule.svelte";

test("the rule that was asked for last is open until it is closed", () => {
  expect(wantedRule()).toBeNull();
  readRule("uly_polly", "UP-08");
  readRule("wooolf", "WO-09");
  expect(wantedRule()).toEqual({ game: "wooolf", rule: "WO-09" });
  closeRule();
  expect(wantedRule()).toBeNull();
});
