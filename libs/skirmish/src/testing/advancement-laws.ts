import type { AnyRules } from '#kernel';
import type { SceneOf } from '#kernel/testing';

/** Two Rookies answer in any order, in one step that stays open until the last of them; then the game is over for `reason`. */
export function expectOpenToTheLast(scene: SceneOf<AnyRules>, reason: string): void {
  expect(scene.happened('stepOpened')).toMatchObject([{ step: 'advancement' }]);
  const stays = scene.when(1, { type: 'skipCampaignStep' });
  expect([stays.step, stays.asked]).toEqual(['advancement', [0]]);
  expect(stays.told).toEqual(['campaignStepTaken']);
  expect(stays.when(0, { type: 'skipCampaignStep' }).waiting).toEqual({ over: reason });
}
