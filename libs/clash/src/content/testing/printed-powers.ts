/**
 * The print of the cards, as accounts of effects on figures: each must come about. ALLY stands near, FAR is another hero of the
 * side, FOE and OTHER are enemies; after `dice` stand further combat dice, then power dice (the foe’s own blow has 4).
 */
export const printedAccounts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'rage-piano-forte': [
    ['SELF attacks FOE MELEE', 'dice +0 +3', 'FOE suffers 2', 'FOE pushed'],
    ['SELF attacks OTHER MELEE', 'dice +0 +3', 'OTHER suffers 2', 'OTHER pushed'],
  ],
  'rage-wrong-floor': [
    ['SELF moves 2', 'FOE pushed', 'OTHER pushed'],
    ['SELF moves 2', 'OTHER pushed'],
  ],
  'rage-sick-leave': [['SELF draws a wound', 'SELF heals 4', 'SELF ATTACK +2 ACTIVATION']],
  'ultrawoman-comet-punch': [
    ['SELF moves 2', 'SELF attacks OTHER MELEE', 'dice +0 +3', 'OTHER suffers 2', 'OTHER pushed'],
    ['SELF moves 2', 'SELF attacks FOE MELEE', 'dice +0 +3', 'FOE suffers 2', 'FOE pushed'],
  ],
  'ultrawoman-air-taxi': [
    ['SELF moves 3', 'SELF actions +1'],
    ['ALLY moves 3', 'ALLY actions +1'],
  ],
  'ultrawoman-sonic-boom': [
    ['FOE suffers 1', 'OTHER suffers 1', 'FOE pushed', 'FOE pushed', 'OTHER pushed', 'OTHER pushed'],
    ['FOE suffers 1', 'FOE pushed', 'FOE pushed', 'OTHER pushed', 'OTHER pushed'],
  ],
  'duchesse-after-you': [
    ['FOE moves 2', 'FOE DEFENSE −1 TURN'],
    ['OTHER moves 2', 'OTHER DEFENSE −1 TURN'],
  ],
  'duchesse-royal-we': [
    ['ALLY attacks FOE MELEE', 'dice +0 +3', 'FOE suffers 1', 'FOE pushed'],
    ['ALLY attacks FOE RANGED', 'dice +0 +3', 'FOE suffers 1', 'FOE pushed'],
    ['FAR attacks FOE RANGED', 'dice +0 +3', 'FOE suffers 1', 'FOE pushed'],
    ['FAR attacks OTHER MELEE', 'dice +0 +3', 'OTHER suffers 1', 'OTHER pushed'],
    ['FAR attacks OTHER RANGED', 'dice +0 +3', 'OTHER suffers 1', 'OTHER pushed'],
  ],
  'duchesse-little-black-book': [['SELF MIND +2 TURN'], ['FOE discards', 'OTHER discards'], ['FOE discards']],
  'duchesse-checkmate': [
    ['FOE actions −1', 'FOE DEFENSE −1 TURN', 'FOE MIND −2 TURN'],
    ['OTHER actions −1', 'OTHER DEFENSE −1 TURN', 'OTHER MIND −2 TURN'],
  ],
  'fahrenheit-boiling-point': [
    ['SELF attacks FOE RANGED', 'dice +0 +2', 'FOE suffers 2', 'FOE pushed'],
    ['SELF attacks OTHER RANGED', 'dice +0 +2', 'OTHER suffers 2', 'OTHER pushed'],
  ],
  'fahrenheit-heat-wave': [
    [
      ...['FOE DEFENSE −1 TURN', 'OTHER DEFENSE −1 TURN'],
      ...['SELF attacks FOE MELEE', 'dice +0 +2', 'defense −1', 'FOE suffers 1', 'FOE pushed'],
      ...['SELF attacks OTHER MELEE', 'dice +0 +2', 'defense −1', 'OTHER suffers 1', 'OTHER pushed'],
    ],
    ['SELF attacks FOE MELEE', 'dice +0 +2', 'FOE suffers 1', 'FOE pushed'],
  ],
  'fahrenheit-weather-report': [['SELF MIND +2 TURN', 'ALLY MIND +2 TURN', 'FAR MIND +2 TURN']],
  'fahrenheit-campfire': [['SELF heals 2'], ['ALLY heals 2']],
  'clockwise-five-more-minutes': [['ALLY actions +2'], ['FAR actions +2']],
  'clockwise-wrong-time-zone': [
    ['SELF and FOE swap', 'SELF ATTACK +1 ACTIVATION'],
    ['SELF and OTHER swap', 'SELF ATTACK +1 ACTIVATION'],
  ],
  'undertow-riptide': [
    ['FOE moves 1', 'SELF attacks FOE MELEE', 'dice +0 +1', 'FOE suffers 1', 'FOE pushed', 'FOE pushed'],
    ['OTHER moves 1', 'SELF attacks OTHER MELEE', 'dice +0 +1', 'OTHER suffers 1', 'OTHER pushed', 'OTHER pushed'],
  ],
  'undertow-breaker': [
    ['SELF attacks FOE MELEE', 'dice +1 +3', 'FOE suffers 2', 'FOE pushed', 'FOE pushed', 'FOE pushed'],
    ['SELF attacks OTHER MELEE', 'dice +1 +3', 'OTHER suffers 2', 'OTHER pushed', 'OTHER pushed', 'OTHER pushed'],
  ],
  'undertow-flotsam': [
    ['ALLY put down', 'ALLY heals 1'],
    ['FAR put down', 'FAR heals 1'],
  ],
  'undertow-tsunami': [
    ['FOE pushed', 'FOE pushed', 'OTHER pushed', 'OTHER pushed', 'SELF heals 2'],
    ['FOE pushed', 'FOE pushed', 'FOE suffers 1'],
  ],

  'ultrawoman-phone-booth': [['SELF actions −1', 'SELF DEFENSE −1 TURN']],
  'ultrawoman-borrowed-catchphrase': [['SELF MIND +1 TURN'], ['ALLY MIND +1 TURN'], ['FAR MIND +1 TURN']],
  'duchesse-finishing-school': [['SELF SPEED +1 TURN'], ['ALLY SPEED +1 TURN'], ['FAR SPEED +1 TURN']],
  'fahrenheit-overheating': [
    ['SELF suffers 1', 'ALLY suffers 1', 'SELF ATTACK −1 TURN'],
    ['SELF suffers 1', 'SELF ATTACK −1 TURN'],
  ],
  'clockwise-borrowed-time': [['SELF actions +1'], ['ALLY actions +1'], ['FAR actions +1']],
  'clockwise-jet-lag': [
    ['SELF discards', 'SELF SPEED −2 TURN', 'SELF DEFENSE −1 TURN'],
    ['SELF suffers 1', 'SELF SPEED −2 TURN', 'SELF DEFENSE −1 TURN'],
  ],
  'undertow-moon-pull': [
    [
      ...['SELF ATTACK +1 TURN', 'ALLY ATTACK +1 TURN', 'FAR ATTACK +1 TURN'],
      ...['SELF SPEED +1 TURN', 'ALLY SPEED +1 TURN', 'FAR SPEED +1 TURN'],
    ],
  ],

  'rage-thick-skin': [['prevents 1 of SELF']],
  'rage-checkout-tantrum': [['SELF attacks FOE MELEE', 'dice +0 +2', 'FOE suffers 1', 'FOE pushed']],
  'rage-get-behind-me': [['the attack on ALLY goes to SELF', 'dice −1 +0'], ['dice −1 +0']],
  'rage-bus-shelter': [['dice −1 +0']],
  'rage-concerto': [
    ['SELF attacks FOE MELEE', 'dice +0 +3', 'FOE suffers 1', 'FOE pushed'],
    ['SELF attacks OTHER MELEE', 'dice +0 +3', 'OTHER suffers 1', 'OTHER pushed'],
  ],
  'ultrawoman-cape-flourish': [['defense +2']],
  'ultrawoman-press-smile': [['a die again']],
  'ultrawoman-guardian-angle': [['prevents 2 of SELF'], ['prevents 2 of ALLY'], ['prevents 1 of SELF']],
  'duchesse-glove-slap': [['FOE suffers 1'], ['FOE actions −1']],
  'duchesse-gossip': [['total +1']],
  'fahrenheit-backdraft': [['rolls a die', 'FOE suffers 1'], ['rolls a die']],
  'fahrenheit-cold-shoulder': [['dice −1 +2']],
  'fahrenheit-match-in-the-wind': [['dice +0 +3']],
  'fahrenheit-solar-flare': [['total +2', 'the hit deals 2']],
  'clockwise-yesterdays-punch': [['a die again', 'a die again', 'total +1']],
  'clockwise-skip-a-beat': [['SELF moves 1'], ['SELF moves 0']],
  'clockwise-deja-vu': [['total −1']],
  'clockwise-pendulum-kick': [['dice +1 +3']],
  'clockwise-late-bus': [['total −1']],
  'clockwise-encore': [['SELF actions +1', 'SELF ATTACK +1 ACTIVATION']],
  'clockwise-paradox': [['a die again', 'a die again']],
  'undertow-slippery': [['FOE pushed']],
  'undertow-puddle': [['FOE pushed']],
};

/** The printed effects of the permanent powers: all that they change, of all figures, as long as the card lies there. FOE is damaged, OTHER is not. */
export const printedChanges: Readonly<Record<string, readonly string[]>> = {
  'rage-red-mist': ['SELF on FOE combat +1', 'SELF on FOE power +2', 'SELF on OTHER power +2'],
  'rage-count-to-ten': ['SELF MIND +1', 'SELF TESTS_ONE_DIE_FEWER +1'],
  'rage-head-first': ['SELF DEFENSE −1', 'SELF CANNOT_USE_OBJECTS +1', 'ALLY DEFENSE −1'],
  'rage-warm-up-growl': ['SELF on FOE power +1'],
  'ultrawoman-stern-look': ['SELF RANGED_ATTACKS +1', 'SELF on FOE power +2', 'SELF on OTHER power +2'],
  'ultrawoman-follow-the-cape': ['SELF on FOE power +2', 'ALLY on FOE power +2', 'FAR on FOE power +2'],
  'ultrawoman-chin-up': ['SELF DEFENSE +2'],
  'ultrawoman-learning-to-land': ['SELF SPEED +1'],
  'duchesse-steel-fan': ['SELF DEFENSE +1', 'SELF CANNOT_BE_PUSHED +1', 'ALLY DEFENSE +1'],
  'duchesse-posture': [
    'SELF DEFENSE +1',
    'SELF TESTS_ONE_DIE_FEWER +1',
    'ALLY TESTS_ONE_DIE_FEWER +1',
    'FAR TESTS_ONE_DIE_FEWER +1',
  ],
  'duchesse-parasol': ['SELF ATTACK +1', 'SELF on FOE power +2', 'SELF on OTHER power +2'],
  'duchesse-one-does-not-run': ['SELF SPEED −1', 'SELF DEFENSE −1', 'SELF NO_REPOSITION +1'],
  'duchesse-court-in-session': [
    'SELF ATTACK +1',
    'SELF on FOE power +2',
    'ALLY ATTACK +1',
    'ALLY on FOE power +2',
    'FAR ATTACK +1',
    'FAR on FOE power +2',
  ],
  'fahrenheit-updraft': ['SELF SPEED +2', 'SELF SURE_FOOTED +1'],
  'fahrenheit-lukewarm': ['SELF on OTHER power +1'],
  'fahrenheit-absolute-zero': ['FOE ATTACK −1', 'FOE DEFENSE −1', 'FOE NO_RANGED_ATTACKS +1'],
  'clockwise-alarm-clock': ['SELF SPEED +1', 'ALLY SPEED +1'],
  'undertow-whirlpool': ['FOE SPEED −1', 'FOE DEFENSE −1', 'FOE NO_REPOSITION +1'],
  'undertow-still-waters': ['SELF MIND +1', 'SELF TESTS_ONE_DIE_FEWER +1', 'ALLY MIND +1'],
  'undertow-fire-hose': ['SELF RANGED_ATTACKS +1', 'SELF on FOE power +1', 'SELF on OTHER power +1'],
  'undertow-low-tide': ['SELF SPEED −1', 'SELF ATTACK −1', 'SELF DEFENSE −1', 'ALLY SPEED −1', 'ALLY DEFENSE −1'],
  'undertow-doggy-paddle': ['SELF SURE_FOOTED +1'],
};
