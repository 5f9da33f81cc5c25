/** The fields that REST returns of each type: its components. A component has the name of its fragment. */
export const fragments = `
fragment Account on Account { id name createdAt bot }
fragment Me on Me { account { ...Account } scopes }
fragment TableWait on TableWait { until rule games timeouts }
fragment Token on Token { id name scopes createdAt expiresAt revokedAt }
fragment Identity on Identity { id issuer subject createdAt }
fragment AccountCreated on AccountCreated { token account { ...Account } }
fragment TokensReplaced on TokensReplaced { token about { ...Token } recoveryCode }
fragment TokenCreated on TokenCreated { token about { ...Token } }

fragment SeatPlan on SeatPlanType { seat side role title }
fragment TablePlan on TablePlanType { least seats { ...SeatPlan } }
fragment Ruleset on Ruleset { id name version title bots botProfiles { name level title description } scoreParts { name title ruleId } pictures seats { ...TablePlan } defaultOptions }
fragment RulesetName on Ruleset { id name version title }

fragment GameSeat on GameSeat {
  seat side role title taken bot resigned mine name account { ...Account } brought deadline bankSeconds
  vacationDays vacationUntil grantedSeconds
  timedOut offered { ...SeatOffer } formerly { ...FormerHolder }
}
fragment SeatOffer on SeatOffer { to { ...Account } absent }
fragment FormerHolder on FormerHolder { account { ...Account } bot through }
fragment GameLeavers on GameLeavers { after bot mayReturn }
fragment GameNote on GameNote { noteId version text writtenAt }
fragment ListedSeat on GameSeat { seat side role title taken bot mine name }
fragment Waiting on Waiting {
  __typename
  ... on WaitingForSeats { seats step title stepId deadline mine }
  ... on WaitingForRules { rules title key }
  ... on WaitingForNothing { over }
}
fragment GameId on Game { id }
fragment GameCalendar on GameCalendar { daysOff utcOffset }
fragment GameVacation on GameVacation { days season }
fragment GameClock on GameClock { seconds increment }
fragment GameOrigin on GameOrigin { gameId version }
fragment Proposed on Proposed { seat kind seconds to of bot asked since { type count } }
fragment GameProposal on GameProposal { number awaits terms { ...Proposed } }
fragment GamePause on GamePause { until }
fragment Game on Game {
  id ruleset { ...RulesetName } rulesVersion rulesDigest status version openedAt changedAt openedBy { ...Account }
  byInvitation unlisted invitation parked seedCommitment seed leastSeats options bank { ...GameClock } takeBack takesBackTo
  undo undoesTo proposal { ...GameProposal } pause { ...GamePause }
  spectatorDelay shownLate hiddenSeeds seedsOwed leavers { ...GameLeavers }
  calendar { ...GameCalendar } vacation { ...GameVacation }
  transcript certificate rematchOf { ...GameId } rematch { ...GameId } forkedFrom { ...GameOrigin }
  seats { ...GameSeat } waiting { ...Waiting } outcome
}
fragment ListedGame on Game {
  id ruleset { ...RulesetName } status version openedAt changedAt byInvitation leastSeats shownLate
  seats { ...ListedSeat } waiting { ...Waiting }
}
fragment SeenGame on Game { version status shownLate view(as: $as) }
fragment GameAt on GameAt { version at status waiting { ...Waiting } view(as: $as) }
fragment AskedCommand on LegalCommand { type asked input }
fragment AskedGame on Game { id ruleset { ...RulesetName } version legalCommands { ...AskedCommand } }
fragment StartedGame on Game { id ruleset { ...RulesetName } version openedAt seats { ...ListedSeat } seedCommitment }
fragment EndedGame on Game { id ruleset { ...RulesetName } version outcome seedCommitment seed }
fragment BotNews on BotNews {
  __typename
  ... on BotAsked { at seat stepId deadline game { ...AskedGame } }
  ... on BotGameStarted { at seat game { ...StartedGame } }
  ... on BotGameOver { at seat game { ...EndedGame } }
}
fragment LegalCommand on LegalCommand { type stepId asked description input }
fragment CommandPart on CommandPart { key label group path kind at }
fragment TablePiece on TablePiece { key label group at }
fragment GameChoices on GameChoices { remaining options { ...CommandPart } commands { ...LegalCommand } }
fragment ConditionalCommands on ConditionalCommands { pause entries { type input step after until repeat } }
fragment GamePresence on GamePresence { seats watching }
fragment GameVerdict on GameVerdict { sound latitude fault { reason version path expected found message } }
fragment EventReason on EventReason { ruleId text parts { label value ruleId } }
fragment GameEvent on GameEvent { version at type importance description why { ...EventReason } payload }
fragment PageInfo on PageInfo { hasNextPage hasPreviousPage startCursor endCursor }

fragment CommandAccepted on CommandAccepted { version carriedOut replayed events { ...GameEvent } game { ...Game } }
fragment CommandRejected on CommandRejected { ruleId code facts place message }
fragment CommandResult on CommandResult {
  __typename
  ... on CommandAccepted { ...CommandAccepted }
  ... on CommandRejected { ...CommandRejected }
  ... on VersionConflict { expectedVersion actualVersion message missed { ...GameEvent } }
}
fragment CommandLegal on CommandLegal { version }
fragment ValidationResult on ValidationResult {
  __typename
  ... on CommandLegal { ...CommandLegal }
  ... on CommandRejected { ...CommandRejected }
  ... on VersionConflict { expectedVersion actualVersion message missed { ...GameEvent } }
}

fragment DeckEntry on DeckEntry { cardId copies }
fragment Deck on Deck { id name cards { ...DeckEntry } createdAt changedAt }
fragment DeckFault on DeckFault { code rule card message }
fragment CheckedDeck on Deck { id name faults(game: $game) { ...DeckFault } }
fragment BaseFault on BaseFault { code rule path message }
fragment Base on Base { id name shared mine createdAt changedAt layout }
fragment CheckedBase on Base { id name shared mine createdAt changedAt layout faults { ...BaseFault } }

fragment Campaign on Campaign {
  id name ruleset { ...RulesetName } rulesVersion version openedAt changedAt openedBy { ...Account } transcript view
}
fragment AdventurePlayer on AdventurePlayer { seat bot account { ...Account } rank points }
fragment Adventure on Adventure { gameId status reason players { ...AdventurePlayer } }
fragment CampaignAccepted on CampaignAccepted { version replayed campaign { ...Campaign } }
fragment CampaignResult on CampaignResult {
  __typename
  ... on CampaignAccepted { ...CampaignAccepted }
  ... on CommandRejected { ...CommandRejected }
}

fragment GameResult on GameResult {
  number gameHash endedAt
  game { id ruleset { ...RulesetName } rulesVersion league { id } outcome seats { seat bot account { ...Account } } }
}
fragment GameResultPage on GameResultPage { results { ...GameResult } upTo hasMore }

fragment LeagueSeason on LeagueSeason {
  number name status ruleset { ...RulesetName } rulesVersion options plan planInput about finals { afterRound seeds { ...SeasonEntry } }
  byeRequests { entry { ...SeasonEntry } round } ownVacation { ...SeasonVacation }
}
fragment League on League { id name version changedAt transcript vouched archived about operators { ...Account } judges { ...Account } scorekeepers { ...Account } seasons { number name status } }
fragment LeagueEvent on LeagueEvent { version at type payload accounts { ...Account } }
fragment SeasonEntry on SeasonEntry { player number withdrawnAfter checkedIn paused members { ...Account } lineUp { ...Account } }
fragment SeasonName on SeasonEntry { player members { id name } }
fragment SeasonInvitation on SeasonInvitation { player number members { ...Account } accepted { ...Account } by { ...Account } }
fragment OwnInvitation on OwnInvitation {
  league { id name } season { number name ruleset { ...RulesetName } } invitation { ...SeasonInvitation }
}
fragment SeasonApplicant on SeasonApplicant { player number approved checkedIn members { ...Account } }
fragment SeasonDeck on SeasonDeck { entry { ...SeasonEntry } account { ...Account } commitment shown salt content brought }
fragment SeasonPenalty on SeasonPenalty { number entry { ...SeasonEntry } kind points gameId afterRound reason lifted }
fragment SeasonVacation on SeasonVacation { account { ...Account } taken left until }
fragment SeasonWaiting on SeasonWaiting { player entry { ...SeasonEntry } since }
fragment SeasonOutcome on SeasonPairingOutcome { kind scores { player points } gameHash endedAt }
fragment SeasonMatchGame on SeasonMatchGame { gameId players accounts startsAt outcome { kind scores { player points } } }
fragment SeasonPairing on SeasonPairing { gameId players entries { ...SeasonName } match games { ...SeasonMatchGame } report { placed { player rank } evidence by disputed } outcome { ...SeasonOutcome } }
fragment OwnPairing on OwnPairing {
  league { id name } season { number name ruleset { ...RulesetName } } round seat startsAt joinBy seatedAt joinsYourself pairing { ...SeasonPairing }
}
fragment SeasonRound on SeasonRound {
  number startsAt imported deal boardDeals byes { player entry { ...SeasonName } points } pairings(first: 100) { nodes { ...SeasonPairing } pageInfo { ...PageInfo } }
}
fragment SeasonStanding on SeasonStanding { player entry { ...SeasonEntry } rank points adjustment tieBreaks group groupRank }
fragment Rating on Rating { account { ...Account } mean deviation volatility shown games }
fragment Strength on Strength { mean deviation volatility }
fragment RatingStep on RatingStep {
  gameId at rank sides chance before { ...Strength } after { ...Strength }
  against { account { ...Account } strength { ...Strength } }
}
fragment SeasonProposal on SeasonProposal {
  pairings { players entries { ...SeasonName } match } byes { player entry { ...SeasonName } points }
}
fragment Operations on Operations {
  alarms { ...Alarm } parkedGames { ...ParkedGame } lateJobs { ...LateJob } lastVerification { ...LastVerification }
  verifications { ...LastVerification } metrics { name meaning counter lines { labels value } }
}
fragment Alarm on Alarm { name meaning remedy expression above value since }
fragment ParkedGame on ParkedGame { gameId since reason }
fragment LateJob on LateJob { streamId kind dueAt }
fragment LastVerification on LastVerification { endedAt streams faults }
fragment OperatedGame on OperatedGame { changed }

fragment LeagueWebhook on LeagueWebhook { id leagueId address types enabled disabledBecause createdAt changedAt }
fragment LeagueWebhookSecret on LeagueWebhookSecret { secret webhook { ...LeagueWebhook } }
fragment LeagueWebhookAttempt on LeagueWebhookAttempt { at outcome reason status excerpt }
fragment LeagueWebhookDelivery on LeagueWebhookDelivery { id type version state createdAt attempts { ...LeagueWebhookAttempt } }
fragment NotificationChannel on NotificationChannel { id kind address form confirmed enabled disabledBecause createdAt }
fragment NotificationChannelSecret on NotificationChannelSecret { secret channel { ...NotificationChannel } }
fragment LoggedNotification on LoggedNotification { id kind channelId channelKind gameId leagueId state failures reason status dueAt createdAt endedAt }
fragment Notifications on Notifications {
  offers { email pushKey } events quietHours { from to } timeZone digest digestAt warningHours locale channels { ...NotificationChannel }
}
fragment LeagueAccepted on LeagueAccepted { version replayed league { ...League } }
fragment LeagueResult on LeagueResult {
  __typename
  ... on LeagueAccepted { ...LeagueAccepted }
  ... on LeagueConflict { expectedVersion actualVersion message }
  ... on CommandRejected { ...CommandRejected }
}
`;
